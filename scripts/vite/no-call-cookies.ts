import type { Plugin } from "vite";

const ID = "\0no-call-cookies";

/**
 * Leaves the writer of `Cookie` headers out of Hono's client, half a KiB of each page: scripts may not set the header, and browsers send cookies by
 * themselves.
 */
export const noCallCookies = (): Plugin => ({
	name: "vetrina:no-call-cookies",
	apply: "build",
	applyToEnvironment: (environment) => environment.name === "client",
	enforce: "pre",
	resolveId: (source, importer) =>
		source.endsWith("/utils/cookie.js") && importer?.includes("/hono/dist/client/") ? ID : undefined,
	load: (id) =>
		id === ID
			? 'export const serialize = () => { throw new Error("Browsers send cookies by themselves"); };'
			: undefined,
});
