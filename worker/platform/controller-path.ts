/** Returns the path of a site controller; `locale` is a tag such as "en-IT". */
export const controllerPath = (siteId: string, action: string, locale = "default"): string =>
	`/on/demandware.store/Sites-${encodeURIComponent(siteId)}-Site/${encodeURIComponent(locale)}/${action}`;
