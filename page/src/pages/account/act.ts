/** An action on the account: returns the message to show when it is done; failures are shown as trouble. */
export type Act = (what: () => Promise<string>) => Promise<boolean>;

/** A form's submit handler. */
export function sends(what: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void what();
  };
}
