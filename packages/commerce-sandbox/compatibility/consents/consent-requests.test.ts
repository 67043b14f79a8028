import { expect, test } from "vitest";
import { consentSchema, findConsentFault } from "./consent-requests.ts";

const good = {
	subscriptionId: "newsletter",
	contactPointValue: "anna@vetrina.example",
	channel: "email",
	status: "opt_in",
};
const fault = (change: object) => findConsentFault(consentSchema.parse({ ...good, ...change }))?.code;

test("a change of what there is has no fault", () => {
	expect(fault({})).toBeUndefined();
});

test.each([
	["SUBSCRIPTION_NOT_FOUND", { subscriptionId: "horoscope" }],
	["INVALID_CHANNEL", { channel: "sms", contactPointValue: "+39 02 123456" }],
	["INVALID_CONTACT_POINT", { contactPointValue: "anna" }],
])("%s", (code, change) => {
	expect(fault(change)).toBe(code);
});
