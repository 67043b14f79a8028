import type { Tag } from "../tag.ts";

/** The version of the snippet's protocol. */
const VERSION = 6;

/** Hotjar, which records visits. Its script takes the calls that were queued before it loaded. */
export const hotjar: Tag = {
	cookies: ["_hj"],
	scripts: ({ hotjarId, hotjarOrigin }) =>
		hotjarId === undefined
			? []
			: [
					{
						id: "hotjar",
						src: `${hotjarOrigin ?? "https://static.hotjar.com"}/c/hotjar-${hotjarId}.js?sv=${VERSION}`,
						consent: "analytics",
						loads: [hotjarOrigin ?? "https://script.hotjar.com"],
						origins:
							hotjarOrigin === undefined
								? ["https://*.hotjar.com", "https://*.hotjar.io", "wss://*.hotjar.com"]
								: [hotjarOrigin],
						images: [hotjarOrigin ?? "https://*.hotjar.com"],
						frames: [hotjarOrigin ?? "https://vars.hotjar.com"],
					},
				],
	prepare: (_, { hotjarId }, target) => {
		target._hjSettings = { hjid: hotjarId, hjsv: VERSION };
		target.hj ??= function hj(...call: unknown[]) {
			const queue = target.hj as { q?: unknown[] };
			queue.q = [...(queue.q ?? []), call];
		};
	},
};
