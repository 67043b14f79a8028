import { createStores } from "../../worker/platform/commerce/stores/stores.ts";
import type { FormContext, FormOutcome } from "../../worker/request/form/form-context.ts";
import { PICK_UP_DRAFT, pickUpStores, readCollector } from "./pick-up-view.ts";

/** Changes the basket from pick-up to delivery (stores-7). */
export const deliver = async ({ visitor, paths, locale }: FormContext): Promise<FormOutcome> => {
	const outcome = await visitor.checkout.deliver(locale.country);
	return {
		location: paths.checkout(outcome.ok ? { step: "delivery" } : { step: "delivery", error: outcome.error }),
	};
};

/** Chooses a store for pick-up. Fields: storeId, collector (a name), collectorPhone. */
export const pickUp = async (
	fields: Record<string, string>,
	{ visitor, paths, locale, calls, settings }: FormContext,
): Promise<FormOutcome> => {
	const { storeId = "" } = fields;
	const refuse = async (error: string, faults: Record<string, string> = {}) => {
		await visitor.drafts.keep(PICK_UP_DRAFT, {
			values: {
				storeId: storeId.slice(0, 64),
				name: (fields.collector ?? "").slice(0, 100),
				phone: (fields.collectorPhone ?? "").slice(0, 40),
			},
			faults: Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, [code]])),
		});
		return { location: paths.checkout({ step: "delivery", way: "pickUp", error }) };
	};
	const offeredStores = await pickUpStores({
		stores: createStores(calls, locale),
		locale,
		settings: await settings(),
	});
	const store = offeredStores.find(({ id }) => id === storeId);
	const result = readCollector(fields, locale.country);
	const faults = { ...("faults" in result ? result.faults : {}), ...(store ? {} : { storeId: "choice" }) };
	if (!store || "faults" in result) return refuse("form", faults);
	const outcome = await visitor.checkout.setPickUp(store, result.ok);
	if (!outcome.ok) return refuse(outcome.error);
	visitor.drafts.drop(PICK_UP_DRAFT);
	return { location: paths.checkout({ step: "payment" }) };
};
