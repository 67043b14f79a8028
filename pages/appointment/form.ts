import { APPOINTMENT_SERVICES } from "../../shared/contracts/visit-views.ts";
import { readRequestId } from "../../worker/present/stores/visit-form.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { cutPersonFields, readPersonFields } from "../../worker/request/form/person-fields.ts";
import { APPOINTMENT_DRAFT } from "./loader.ts";

const STORE_ID = /^[\w-]{1,64}$/;

/**
 * Books an appointment (stores-6). Fields: storeId, date and time by the store's calendar and time zone, service, name, email, note,
 * requestId.
 */
export const appointmentForm: HandleForm = async (form, { paths, visitor: { visits, drafts } }) => {
	const fields = formFields(form);
	const { storeId = "", date = "", time = "", service = "appointments" } = fields;
	if (!STORE_ID.test(storeId)) return { location: paths.at("stores") };
	const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date);
	const { faults, ...typed } = readPersonFields(fields);
	if (!isDate || !/^\d{2}:\d{2}$/.test(time)) faults.time = "choice";
	const refuse = async (error: string) => {
		await drafts.keep(APPOINTMENT_DRAFT, {
			values: { ...cutPersonFields(typed), time: time.slice(0, 5), service: service.slice(0, 40) },
			faults: Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, [code]])),
		});
		const query = omitUndefined({ storeId, date: isDate ? date : undefined, error });
		return { location: paths.at("appointment", query) };
	};
	if (Object.keys(faults).length > 0) return refuse("form");
	if (!APPOINTMENT_SERVICES.some((one) => one === service)) return refuse("invalid");
	const result = await visits.book({ storeId, date, time, service, ...typed, ...readRequestId(fields) });
	if (!result.ok) return refuse(result.error);
	drafts.drop(APPOINTMENT_DRAFT);
	return { location: paths.at("visits", { id: result.id, code: result.code, notice: "booked" }) };
};
