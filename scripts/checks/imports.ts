import { forbiddenImports } from "../lib/checks/cruise-imports.ts";
import { crowdedFolders } from "../lib/checks/folders.ts";
import { listSources } from "../lib/checks/read-sources.ts";
import { root } from "../lib/run.ts";

const { modules, violations } = await forbiddenImports(root);
for (const { rule, from, to, comment } of violations) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
const crowdedPaths = crowdedFolders(listSources(root));
for (const { folder, count } of crowdedPaths) console.error(`${folder} has ${count} files, more than 25.`);
console.log(
	`Imports: ${modules} modules, ${violations.length} forbidden. Folders: ${crowdedPaths.length} too full.`,
);
if (violations.length > 0 || crowdedPaths.length > 0 || modules === 0) process.exitCode = 1;
