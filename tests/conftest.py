"""Settings for all tests."""

from hypothesis import settings

# On a busy machine a deadline measures the neighbours. `dev.py test` must say the same twice, so it tries the same
# examples each time; `dev.py sweep` looks for new ones with --hypothesis-profile=explore.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("steady")
