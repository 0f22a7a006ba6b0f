"""A Ray cluster of two nodes, both on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

MEMORY = 100 * 1024 * 1024


@pytest.fixture
def own_cluster() -> Iterator[Any]:
    """Two nodes with one core each, which the test may take down."""
    from ray.cluster_utils import Cluster

    os.environ.setdefault("RAY_worker_niceness", "0")  # else whatever else runs here comes first
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    made.add_node(num_cpus=1, object_store_memory=MEMORY)
    made.wait_for_nodes()
    yield made
    made.shutdown()
