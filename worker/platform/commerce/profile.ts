import { type Choice, CONSENT_COOKIE, readChoice } from "../../../shared/domain/consent/consent.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { callsAsShopper } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

/** What a customer has told of themselves; absent where they have not. */
export type Profile = {
	/** What they sign in with, which need not be the e-mail address. */
	login?: string;
	firstName?: string;
	lastName?: string;
	email?: string;
	/** ISO date. */
	birthday?: string;
	/** With the country's code. */
	phone?: string;
	city?: string;
	/** Identity providers whose accounts they sign in by (identity-56). */
	linkedProviders: readonly string[];
	/** What they have last allowed (consent-9). */
	consent: Choice | null;
};

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

/** Reads the profile of the customer who is signed in; null while the platform does not say. */
export const createProfile = (cx: Omit<ScapiContext, "token">, shopper: Shopper) => {
	const withSession = callsAsShopper(cx, shopper);
	return async (): Promise<Profile | null> => {
		try {
			const { data } = await withSession((clients, { customerId }) =>
				clients.shopperCustomers.getCustomer({ params: { path: { customerId } } }),
			);
			return toProfile(data);
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/profile", "A customer's profile cannot be read", { error });
			return null;
		}
	};
};

const toProfile = (customer: Readonly<Record<string, unknown>>): Profile => {
	const [code, number] = [text(customer.c_phoneCode), text(customer.phoneHome)];
	return {
		login: text(customer.login),
		firstName: text(customer.firstName),
		lastName: text(customer.lastName),
		email: text(customer.email),
		birthday: text(customer.birthday),
		phone: number && (code ? `+${code} ${number}` : number),
		city: text(customer.c_city),
		linkedProviders: Array.isArray(customer.c_linkedProviders) ? customer.c_linkedProviders.filter(text) : [],
		consent: readChoice(`${CONSENT_COOKIE}=${text(customer.c_consent) ?? ""}`),
	};
};
