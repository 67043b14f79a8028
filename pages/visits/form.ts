import { isVisitId } from "../../worker/platform/commerce/stores/visits.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";

/** Cancels a reservation or an appointment (stores-5, stores-6). Fields: id, and code if the shopper opened a mail's link. */
export const visitsForm: HandleForm = async (form, { paths, visitor: { visits } }) => {
	const { id = "", code } = formFields(form);
	const isAsked = isVisitId(id) && (code === undefined || /^[\w-]{1,64}$/.test(code));
	const outcome = isAsked ? await visits.cancel(id, code) : "notFound";
	return {
		location: paths.at(
			"visits",
			outcome === "unavailable"
				? omitUndefined({ id, code, error: outcome })
				: outcome === "cancelled"
					? { notice: outcome }
					: { error: outcome },
		),
	};
};
