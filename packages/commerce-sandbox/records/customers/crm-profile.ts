import { isoTime } from "../../now.ts";
import { type CustomerRecord, phoneIn } from "./customer-store.ts";
import { findNewsletter, writeCrmId } from "./customer-view.ts";

export function crmProfile(customer: CustomerRecord, siteId: string | undefined): Record<string, unknown> {
	const { profile, email, createdAt } = customer;
	const { firstName, lastName, birthday, gender, c_city: city, c_countryCode: country } = profile;
	const fields = { email, firstName, lastName, phone: phoneIn(profile), birthday, gender, city, country };
	return {
		crmId: writeCrmId(customer),
		...Object.fromEntries(
			Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ""),
		),
		newsletter: findNewsletter(customer, siteId) !== undefined,
		customerSince: isoTime(createdAt).slice(0, 10),
	};
}
