import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../lib/run.ts";
import type { Tree } from "./plan.ts";

/** The files of this repository; a folder that is not there has none. */
export const repository: Pick<Tree, "read" | "list"> = {
	read: (path) => (existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), "utf8") : undefined),
	list: (folder) => (existsSync(resolve(root, folder)) ? readdirSync(resolve(root, folder)).toSorted() : []),
};
