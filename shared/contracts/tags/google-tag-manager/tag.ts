import type { Tag, TagSettings } from "../tag.ts";

const ORIGIN = "https://www.googletagmanager.com";
/** The hosts to which Google's own tags report, unless the house has a tagging server. */
const REPORTED_TO = ["https://*.google-analytics.com", "https://*.analytics.google.com", ORIGIN];

const findOrigin = ({ containerOrigin = ORIGIN }: TagSettings): string => containerOrigin;
const reportsTo = ({ containerOrigin }: TagSettings): readonly string[] =>
	containerOrigin === undefined ? REPORTED_TO : [containerOrigin];

/** Google Tag Manager, which reads the page's data layer: one script and one frame for each container. */
export const googleTagManager: Tag = {
	cookies: ["_ga", "_gid", "_gcl_"],
	scripts: (settings) =>
		settings.containers.map((id) => ({
			id,
			src: `${findOrigin(settings)}/gtm.js?id=${id}`,
			consent: "analytics",
			loads: [findOrigin(settings)],
			origins: reportsTo(settings),
			images: reportsTo(settings),
			frames: [findOrigin(settings)],
		})),
	frames: (settings) =>
		settings.containers.map((id) => ({
			src: `${findOrigin(settings)}/ns.html?id=${id}`,
			consent: "analytics",
		})),
	prepare: (_, __, ___, push) => push({ "gtm.start": Date.now(), event: "gtm.js" }),
};
