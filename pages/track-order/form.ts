import { findOrder } from "../../worker/present/orders/find-order.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { TRACK_DRAFT } from "./loader.ts";

/** Finds an order (orders-3). Fields: orderNo and postalCode, or email in a country without postal codes. */
export const trackOrderForm: HandleForm = async (form, cx) => {
	const result = await findOrder(cx, formFields(form), TRACK_DRAFT);
	return {
		location: "error" in result ? cx.paths.at("trackOrder", result) : cx.paths.at("order", result),
	};
};
