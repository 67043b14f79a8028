import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";
import { ORDER_ACCESS } from "../../worker/views/orders/order-access.ts";
import { isOrderNo } from "../../worker/views/orders/order-views.ts";
import { TRACK_DRAFT } from "./loader.ts";

/**
 * `POST /{locale}/track-order` (orders-3): fields orderNo, postalCode. An unknown number and a wrong postal code get the same response; too many
 * tries are refused for a while.
 */
export const trackOrderForm: HandleForm = async (form, { paths, visitor: { orders, drafts } }) => {
	const fields = formFields(form);
	const orderNo = (fields.orderNo ?? "").trim();
	const postalCode = (fields.postalCode ?? "").trim();
	const refuse = async (error: string) => {
		const values = { orderNo: orderNo.slice(0, 50), postalCode: postalCode.slice(0, 20) };
		await drafts.keep(TRACK_DRAFT, { values, faults: {} });
		return { location: paths.at("trackOrder", { error }) };
	};
	if (orderNo === "" || postalCode === "") return refuse("missing");
	if (!isOrderNo(orderNo) || postalCode.length > 20) return refuse("notFound");
	const found = await orders.find(orderNo, { postalCode });
	if (!found.ok) return refuse(found.error);
	drafts.drop(TRACK_DRAFT);
	await drafts.keep(ORDER_ACCESS, { values: { orderNo: found.order.orderNo, postalCode }, faults: {} });
	return { location: paths.at("order", { orderNo: found.order.orderNo }) };
};
