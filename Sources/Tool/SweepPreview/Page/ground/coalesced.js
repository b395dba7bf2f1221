// Work that is asked for more often than it can be done.

/**
 * Makes of a task one that runs once at a time: wishes that come meanwhile are met by one run more, so
 * that the last of them wins and no old answer comes after a new one.
 * @param {() => Promise<void>} task never throws
 * @returns {() => Promise<void>} ends when every wish is met
 */
export function coalesced(task) {
  let wanted = false;
  /** @type {Promise<void>|null} */
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
