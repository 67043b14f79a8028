/** Writes docs/content-types.md again. It is a process of its own, because `npm run add` has loaded the content types of before. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { writeDocumentation } from "@vetrina/content-model/documentation.ts";
import { root } from "../lib/run.ts";

writeFileSync(resolve(root, "docs/content-types.md"), writeDocumentation(contentTypes));
