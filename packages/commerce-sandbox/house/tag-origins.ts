/** The hosts of scripts for analytics. The origin "/" means the sandbox's own, which has stand-ins. */
export type TagOrigins = { containerOrigin?: string; hotjarOrigin?: string; [name: string]: unknown };

export const tagsAt = <T extends TagOrigins>(settings: T, origin: string): T => {
	const { containerOrigin, hotjarOrigin } = settings;
	return {
		...settings,
		...(containerOrigin !== undefined && { containerOrigin: new URL(containerOrigin, origin).origin }),
		...(hotjarOrigin !== undefined && { hotjarOrigin: new URL(hotjarOrigin, origin).origin }),
	};
};
