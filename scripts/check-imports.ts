/** `npm run imports`: no import that the table of folders forbids. */
import { forbiddenImports } from "./lib/checks/cruise-imports.ts";
import { root } from "./lib/run.ts";

const { modules, violations } = await forbiddenImports(root);
for (const { rule, from, to, comment } of violations) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
console.log(`Imports: ${modules} modules, ${violations.length} forbidden.`);
if (violations.length > 0 || modules === 0) process.exitCode = 1;
