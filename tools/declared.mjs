// `node tools/declared.mjs [ROOT]`: reports every import of a package that the importing workspace does not declare. The
// workspaces share one node_modules, so that what is missing from a package.json shows nowhere else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { importsOf } from './arrows/imports.mjs';
import { root } from './paths.mjs';
import { sources } from './sources.mjs';

/** What runs only in the checkout: tests, what they share, and the configuration of tools. */
const isWorkshop = /\.test\.tsx?$|\/testing\/|\/testkit\/|\.config\.ts$/;
const isTest = /\.test\.tsx?$/;

/**
 * One line per import of something undeclared.
 *
 * @param {string} base
 * @returns {string[]}
 */
export function undeclared(base) {
  const house = manifest(base);
  const tools = Object.keys(house.devDependencies ?? {});
  return house.workspaces.flatMap((/** @type {string} */ workspace) => {
    const { name, dependencies = {}, devDependencies = {} } = manifest(join(base, workspace));
    const always = [name, ...Object.keys(dependencies)];
    const inTheWorkshop = [...tools, ...Object.keys(devDependencies)];
    return sources(base, workspace).flatMap((file) =>
      packagesOf(base, file)
        .filter(({ wanted }) => !always.includes(wanted))
        .filter(({ wanted, typeOnly }) =>
          typeOnly || isWorkshop.test(file) ? !inTheWorkshop.includes(wanted) : true,
        )
        // The teaching game is what tests below the games practise on: declared, it would be a circle.
        .filter(({ wanted }) => !(isTest.test(file) && wanted.startsWith('@starboard/')))
        .map(
          ({ wanted, line }) =>
            `${file}:${line} imports ${wanted}: ${workspace}/package.json does not name it`,
        ),
    );
  });
}

/**
 * @param {string} base
 * @param {string} file
 */
function packagesOf(base, file) {
  return importsOf(file, readFileSync(join(base, file), 'utf8')).flatMap(
    ({ specifier = '.', line, typeOnly }) =>
      /^[./]|^(?:node|virtual|file):/.test(specifier)
        ? []
        : [{ wanted: packageIn(specifier), line, typeOnly }],
  );
}

/** @param {string} specifier */
function packageIn(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string} folder */
const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = undeclared(process.argv[2] ?? root);
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
