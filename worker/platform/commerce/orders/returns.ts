import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import {
	type ReturnRefusal,
	type ReturnWay,
	returnRefusal,
} from "../../../../shared/domain/orders/returns.ts";
import { failureDetails } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { customApi, isAnswered } from "../custom-api.ts";
import type { Shopper } from "../logins/sessions.ts";
import { readAddressDocument } from "../order-documents/address-document.ts";
import type { ScapiContext } from "../scapi.ts";
import { formRequestId } from "../stores/form-request-id.ts";
import { type OrderProof, toProofFields } from "./orders.ts";

export type ReturnRequest = {
	orderNo: string;
	currency: string;
	items: { itemId: string; quantity: number; reason?: string; exchangeProductId?: string }[];
	proof?: OrderProof;
};
export type ReturnReason = { value: string; label: string };
export type Refusals = ReadonlyMap<string, ReturnRefusal>;
type Failed = { ok: false; error: "notFound" | "tooMany" | "unavailable" };
export type CreatedReturn =
	| { ok: true; returnNo: string }
	| Failed
	| { ok: false; error: "refused"; refusals: Refusals };

export type ReturnLabel = { returnNo: string; to: string[]; from: Partial<PostalAddress> };

export type ReturnPort = {
	reasons(): Promise<ReturnReason[] | null>;
	refusals(request: ReturnRequest): Promise<Refusals | null>;
	create(
		request: ReturnRequest & {
			way: ReturnWay;
			refundAs: "payment" | "storeCredit";
			requestId: string;
			/** The name of a buyer who withdraws from the contract (legal-4). */
			withdrawnBy?: string;
		},
	): Promise<CreatedReturn>;
	label(returnNo: string, proof?: OrderProof): Promise<ReturnLabel | Failed["error"]>;
};

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const toReturnProof = (proof: OrderProof): Record<string, string> => {
	if ("postalCode" in proof) return { zipCode: proof.postalCode };
	return "email" in proof ? { email: proof.email } : { viewCode: proof.viewCode };
};

const toReturnBody = ({ orderNo, items, currency, proof }: ReturnRequest) => ({
	orderNo,
	items,
	c_currency: currency,
	...(proof ? toReturnProof(proof) : {}),
});

const readRefusals = (json: unknown): Refusals | undefined => {
	const items = list((json as Json | undefined)?.items);
	return items.length > 0
		? new Map(items.map(({ itemId, reason }) => [String(itemId), returnRefusal(reason)]))
		: undefined;
};

export const createReturns = (
	cx: Omit<ScapiContext, "token"> & { address?: string },
	shopper: Shopper,
): ReturnPort => {
	const call = async (path: string, body: object | undefined, failure: string) => {
		try {
			const response = await customApi(cx, shopper)("returnauthorizations-api", path, body);
			if (!isAnswered(response))
				cx.platform.log("warning", "commerce/returns", failure, failureDetails(response));
			return response;
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/returns", failure, { error });
			return null;
		}
	};
	return {
		async reasons() {
			const { language, country } = cx.locale;
			const response = await call(
				`reasons?locale=${language}-${country}`,
				undefined,
				"Return Authorization search failed",
			);
			if (!response?.ok) return null;
			const reasons = list((response.json as Json | null)?.returnReasons).flatMap(({ value, label }) =>
				typeof value === "string" && typeof label === "string" ? [{ value, label }] : [],
			);
			return reasons.length > 0 ? reasons : null;
		},
		async refusals(request) {
			const response = await call(
				"return-authorizations/pre-validate",
				toReturnBody(request),
				"Return Authorization prevalidation failed",
			);
			if (response?.ok) return new Map();
			return readRefusals(response?.json) ?? null;
		},
		async create({ proof, ...form }) {
			const { way, refundAs, withdrawnBy, requestId: _, ...request } = form;
			const body = toReturnBody(proof ? { ...request, proof } : request);
			const requestId = await formRequestId(form);
			const response = await call(
				"return-authorizations",
				{ ...body, way, c_refundAs: refundAs, requestId, ...(withdrawnBy && { c_withdrawnBy: withdrawnBy }) },
				"Return Authorization creation failed",
			);
			if (response?.ok) return { ok: true, returnNo: String((response.json as Json | null)?.returnNo ?? "") };
			const refusals = readRefusals(response?.json);
			if (refusals) return { ok: false, error: "refused", refusals };
			const error = ({ 404: "notFound", 429: "tooMany" } as const)[response?.status ?? 0];
			return { ok: false, error: error ?? "unavailable" };
		},
		async label(returnNo, proof) {
			const query = new URLSearchParams(proof ? toProofFields(proof) : {}).toString();
			const path = `return-authorizations/${encodeURIComponent(returnNo)}/label${query ? `?${query}` : ""}`;
			const response = await call(path, undefined, "Return Authorization search failed");
			if (!response?.ok)
				return ({ 404: "notFound", 429: "tooMany" } as const)[response?.status ?? 0] ?? "unavailable";
			return readLabel(returnNo, response.json) ?? "unavailable";
		},
	};
};

const readLabel = (returnNo: string, json: unknown): ReturnLabel | null => {
	const { to, from } = (json ?? {}) as Json;
	const lines = Array.isArray(to) ? to.filter((line) => typeof line === "string" && line !== "") : [];
	if (lines.length === 0 || typeof from !== "object" || from === null) return null;
	const texts = Object.entries(from).filter(([, value]) => typeof value === "string");
	return { returnNo, to: lines, from: readAddressDocument(Object.fromEntries(texts)) };
};
