import type { Plugin } from "vite";
import { isReactsEdgeBuild, withStringChunks } from "../../worker/render/string-chunks.ts";

/** Builds the Worker with React's fragments as strings: worker/render/string-chunks.ts says why. */
export function stringChunks(): Plugin {
	return {
		name: "vetrina:string-chunks",
		apply: "build",
		transform: (code, id) =>
			isReactsEdgeBuild(id) ? { code: withStringChunks(code), map: null } : undefined,
	};
}
