import { notifyMeBody } from "../../shared/contracts/shopper-api.ts";
import { isNotifyPageType } from "../../shared/domain/product/notify-me.ts";
import { createNotifyMe } from "../../worker/platform/commerce/notify-me.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { readVisitor } from "../../worker/request/visitor.ts";

/**
 * Requests a mail about a product that is sold out. Fields: productId (or group, without a size), pageType, email, consents. A guest's
 * request without an address opens the page that asks for it.
 */
export const notifyMeForm: HandleForm = async (
	form,
	{ calls: { platform }, locale, paths, visitor, address },
) => {
	const fields = formFields(form);
	const asksFrom = fields.pageType;
	const pageType = isNotifyPageType(asksFrom) ? asksFrom : "pdp";
	const productId = fields.productId ?? fields.group ?? "";
	const page = paths.notifyMe({ productId, pageType });
	const { registered } = await readVisitor(visitor.shopper);
	if (!registered && !form.has("email")) return { location: page };
	const result = notifyMeBody.safeParse({
		email: registered ? undefined : (fields.email ?? ""),
		productId,
		consents: form.has("consents"),
		pageType,
	});
	if (!result.success) return { location: `${page}&error=invalidEmail` };
	const outcome = await createNotifyMe({ platform, locale, address }, visitor.shopper).create(result.data);
	return { location: `${page}&${outcome.ok ? "notice=saved" : `error=${outcome.error}`}` };
};
