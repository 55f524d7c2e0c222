/**
 * Code that is fetched when it is first needed. Rejects at once while the line is down, without asking for anything: a
 * browser remembers a module that failed and never asks for it again on the same page, so that a later call, with the
 * line back, would fail as well.
 */
export const lateCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  navigator.onLine === false ? Promise.reject(new Error('You are offline')) : load();
