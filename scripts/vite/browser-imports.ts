import type { Plugin } from "vite";

const IS_COMPONENT_CODE = /\/client\/.+\.tsx?$|\/(?:pages|sections|payments)\/.+\.tsx$/;
const DYNAMIC_IMPORT = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?"[^"]+"\s*\)/g;
const REFUSAL = 'Promise.reject(new Error("Only browsers load this"))';

/** Replaces the dynamic imports in a component's compiled code. */
export const refuseDynamicImports = (code: string): string => code.replaceAll(DYNAMIC_IMPORT, REFUSAL);

/**
 * Leaves the code that components load late out of the Worker (budget-4). The server draws what is imported statically: dialogs,
 * carousels and what answers a click load in browsers alone.
 */
export const browserImports = (worker: string): Plugin => ({
	name: "vetrina:browser-imports",
	apply: "build",
	applyToEnvironment: (environment) => environment.name === worker,
	transform: {
		filter: { id: IS_COMPONENT_CODE, code: "import(" },
		handler: (code) => ({ code: refuseDynamicImports(code), map: null }),
	},
});
