// A Stryker plugin: its Vitest runner, taught how Vitest 5 names tests. Stryker asks for the tests that reach a mutant as
// "suite test", Vitest 5 calls them "suite > test": without this no test inside a describe would be run.
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest5', createRunner)];

createRunner.inject = tokens(commonTokens.injector);

/** @param {any} injector */
function createRunner(injector) {
  const [plugin] = vitestPlugins;
  /** @type {any} */
  const runner = plugin.factory(injector);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    const { ctx } = runner;
    const start = ctx.start.bind(ctx);
    ctx.start = (/** @type {string[] | undefined} */ files) => {
      for (const { config } of ctx.projects) config.testNamePattern &&= withArrows(config.testNamePattern);
      return start(files);
    };
  };
  return runner;
}

/** @param {RegExp} names */
function withArrows({ source }) {
  return new RegExp(source.replaceAll(' ', '(?: > | )'));
}
