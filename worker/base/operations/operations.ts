import type { OperationsRecord, Shop } from "@vetrina/shop-rules/operations/record.ts";

/** The Worker of operations, packages/operations, as other Workers call it. */
export type Operations = {
	record(record: OperationsRecord): Promise<void>;
	/** Responds with a page of operations, or with their JSON if the shop says that the request is authorized. */
	respond(request: Request, shop: Shop): Promise<Response>;
};
