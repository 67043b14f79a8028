import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { BasketErrorCode } from "../../../../shared/contracts/shopper-api.ts";
import { problemType } from "../logins/calls-as-shopper.ts";
import { LineRefused } from "./new-lines.ts";

const ERRORS: Record<string, BasketErrorCode> = {
	"product-item-not-available": "maxQuantity",
	"product-item-maximum-quantity-exceeded": "maxQuantity",
	"invalid-product-item-quantity": "maxQuantity",
	"product-not-orderable": "notAvailable",
	"product-not-available": "notAvailable",
	"product-price-not-found": "noPrice",
	"product-without-price": "noPrice",
	"invalid-product-item": "unknownProduct",
	"product-not-found": "unknownProduct",
	"invalid-product-id": "unknownProduct",
	"product-item-not-found": "itemGone",
	"item-not-found": "itemGone",
	"gift-certificate-item-not-found": "itemGone",
};
export const GONE = new Set(["basket-not-found", "invalid-basket", "BasketNotFoundException"]);
export const NOTHING_TO_MERGE = new Set(["no-source-basket-exception", "no-previous-customer-exception"]);

const readStatusCode = ({ body }: ApiError): unknown => (body as { statusCode?: unknown } | null)?.statusCode;

export const toErrorCode = (error: unknown): BasketErrorCode | null => {
	if (error instanceof LineRefused) return error.code;
	if (!(error instanceof ApiError)) return null;
	if (error.status === 429) return "tooManyTries";
	if (problemType(error) === "invalid-coupon-code")
		return readStatusCode(error) === "coupon_code_already_in_basket" ? "couponKnown" : "couponRefused";
	return ERRORS[problemType(error)] ?? (error.status >= 400 && error.status < 500 ? "invalid" : null);
};
