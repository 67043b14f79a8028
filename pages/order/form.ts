import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";
import { orderProof } from "../../worker/views/order-access.ts";
import { isOrderNo } from "../../worker/views/order-views.ts";

/**
 * `POST /{locale}/order?orderNo=…` (orders-4): field intent = cancel. One that is cancelled already, or was never theirs, is for the page to
 * say; what is too late stays as it is.
 */
export const orderForm: HandleForm = async (form, { paths, visitor, url }) => {
	const { intent } = formFields(form);
	const orderNo = url.searchParams.get("orderNo");
	if (!isOrderNo(orderNo)) return { location: paths.at("trackOrder") };
	if (intent !== "cancel") return { location: paths.at("order", { orderNo }) };
	const cancelled = await visitor.orders.cancel(orderNo, await orderProof(orderNo, visitor));
	if (cancelled.ok) return { location: paths.at("order", { orderNo, notice: "cancelled" }) };
	const { error } = cancelled;
	if (error === "notFound" || error === "tooMany")
		return { location: paths.at("trackOrder", { orderNo, error }) };
	return { location: paths.at("order", { orderNo, error }) };
};
