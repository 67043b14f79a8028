import { isVisitId } from "../../worker/platform/commerce/stores/visits.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";

/** Fields (stores-5, stores-6): id, and code if a mail led here. */
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
