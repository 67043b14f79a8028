import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";

/** `POST /{locale}/payments` (account-3): fields intent = remove, id. */
export const paymentsForm: HandleForm = async (form, { paths, visitor }) => {
	if (!(await visitorOf(visitor.shopper)).registered)
		return { location: paths.at("signIn", { back: "payments" }) };
	const { intent, id = "" } = formFields(form);
	if (intent !== "remove" || !/^[\w-]{1,64}$/.test(id)) return { location: paths.at("payments") };
	const outcome = await visitor.records.removeCard(id);
	return {
		location: paths.at("payments", outcome.ok ? { notice: "cardRemoved" } : { error: outcome.error }),
	};
};
