/** Parts of the platform that may have addresses of their own (platform-18), and the paths of their calls; the first match applies. */
const PATHS = {
	slas: /^\/shopper\/auth\//,
	custom: /^\/custom\//,
	scapi: /^\/(search|product|shopper|checkout|customer|pricing|store|site|configuration|experience)\//,
	controllers: /^\/(on\/demandware\.store|s)\//,
	media: /^\/(dw|on\/demandware\.static)\//,
	content: /^\/content\//,
} as const;

export type PortName = keyof typeof PATHS;
export const PORT_NAMES = Object.keys(PATHS) as PortName[];

/** Returns the part that answers a path; undefined for services that have bindings of their own, such as recommendations. */
export const findPort = (path: string): PortName | undefined =>
	PORT_NAMES.find((name) => PATHS[name].test(path));

/** Returns the site that a path of a controller names. */
export const readSite = (path: string): string | undefined => {
	const name = /^\/(?:on\/demandware\.store\/Sites-(.+)-Site|s\/([^/]+))\//.exec(path);
	const site = name?.[1] ?? name?.[2];
	return site === undefined ? undefined : decodeURIComponent(site);
};
