import type { DesignedComponent, DesignView } from "../../../../shared/contracts/preview/design-view.ts";
import type { DesignRequest } from "../../../../shared/domain/preview/design-request.ts";

/** "absent": the platform accepts the token, and has no such page at the moment of the preview. */
export type DesignedPage = DesignedComponent | "absent" | "refused";
/** `shown`: the page, once the request has shown it. */
export type Reading = { page: Promise<DesignedPage>; shown?: DesignedComponent; isAbsent?: boolean };

/** Each request reads the page of its token once. */
export const readings = new WeakMap<DesignRequest, Reading>();

export const isPageAbsent = (design: DesignRequest): boolean => readings.get(design)?.isAbsent ?? false;

/** Returns the design mode that the page is shown in; undefined if the request has shown no page of its token. */
export const readDesignView = (design: DesignRequest | undefined): DesignView | undefined => {
	const page = design && readings.get(design)?.shown;
	return page && { mode: design.mode, origin: design.origin, until: design.until, page };
};
