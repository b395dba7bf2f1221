/**
 * Makes a task run once at a time. Calls during a run are served by one further run, so that the last call wins
 * and no old answer comes after a new one.
 * @param {() => Promise<void>} task never throws
 * @returns {() => Promise<void>} resolves when every call is served
 */
export function coalesced(task) {
  let wanted = false;
  let running = null;

  async function run() {
    while (wanted) {
      wanted = false;
      await task();
    }
    running = null;
  }

  return () => {
    wanted = true;
    running ??= run();
    return running;
  };
}
