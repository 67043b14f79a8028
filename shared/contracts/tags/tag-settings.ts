import * as z from "zod";

const origin = z
	.url({ protocol: /^https?$/ })
	.transform((address) => new URL(address))
	.refine(({ protocol, hostname }) => protocol === "https:" || /^(localhost|127\.0\.0\.1)$/.test(hostname))
	.transform((address) => address.origin)
	.optional()
	.catch(undefined);

const containerId = z.string().regex(/^GTM-[A-Z0-9]{4,12}$/);

/** The settings of the receivers in the browser (event-27). A malformed id is dropped, and the others stay. */
export const tagSettings = {
	containers: z
		.array(containerId.optional().catch(undefined))
		.transform((ids) => [...new Set(ids.filter((id) => id !== undefined))])
		.catch([]),
	containerOrigin: origin,
	hotjarId: z.number().int().positive().optional().catch(undefined),
	hotjarOrigin: origin,
};
