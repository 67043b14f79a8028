import type { FindOrderProof, FindOrderValues } from "../../shared/contracts/order-views.ts";
export type TrackOrderData = {
	error?: "notFound" | "tooMany" | "unavailable" | "missing";
	action: string;
	returnHref: string;
	values: FindOrderValues;
	proof: FindOrderProof;
};
