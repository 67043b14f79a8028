/** `npm run openapi` writes docs/openapi: the contracts of the controllers and custom APIs that a house deploys (decision 186). */
import "../lib/checks/quiet.ts";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../lib/run.ts";
import { describeApis } from "./describe-apis.ts";

const folder = resolve(root, "docs/openapi");
for (const [file, json] of Object.entries(describeApis()))
	writeFileSync(resolve(folder, file), JSON.stringify(json, null, "\t"));
spawnSync("biome", ["format", "--write", folder], { stdio: "inherit" });
