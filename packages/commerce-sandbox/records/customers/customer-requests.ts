import { isCustomerName } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";
import { withCustom } from "../../requests/with-custom.ts";
import type { CustomerProfile } from "./customer-store.ts";

const text = z.string().max(256);
const phone = z.string().max(32);
/** Names may be in any script, but without markup (identity-1). */
const name = text.transform(oneLine).refine(isCustomerName, "is no name");
const lastName = name.refine((one) => one !== "", "is empty");

const profileShape = {
	birthday: z.union([z.literal(""), z.iso.date()]).optional(),
	companyName: text.optional(),
	fax: phone.optional(),
	firstName: name.optional(),
	// The platform's codes: 0 no preference, 1 male, 2 female, 3 other (identity-11).
	gender: z.int().min(0).max(3).optional(),
	jobTitle: text.optional(),
	lastName: lastName.optional(),
	note: z.string().max(4000).optional(),
	phoneBusiness: phone.optional(),
	phoneHome: phone.optional(),
	phoneMobile: phone.optional(),
	preferredLocale: z.string().max(35).optional(),
	salutation: text.optional(),
	secondName: name.optional(),
	suffix: text.optional(),
	title: text.optional(),
};

const readOnly = [
	"addresses",
	"authType",
	"creationDate",
	"crmContactId",
	"customerId",
	"customerNo",
	"emailVerified",
	"enabled",
	"hasPassword",
	"hashedLogin",
	"lastLoginTime",
	"lastModified",
	"lastVisitTime",
	"paymentInstruments",
	"paymentMethodReferences",
	"previousLoginTime",
	"previousVisitTime",
];

const HOUSE_ONLY = ["c_canLoginOnBehalf"];

const login = z
	.string()
	.max(256)
	.transform(plainText)
	.refine((login) => login !== "", "is empty");
const email = z.string().max(1000).transform(plainText);

export const registrationSchema = z.strictObject({
	customer: withCustom({ ...profileShape, lastName, login, email }, [...readOnly, "currentPassword"]),
	password: z.string().max(4096),
});

export const customerChangeSchema = withCustom(
	{
		...profileShape,
		email: email.optional(),
		login: login.optional(),
		currentPassword: z.string().max(4096).optional(),
	},
	readOnly,
);

export const passwordChangeSchema = z.strictObject({
	currentPassword: z.string().max(4096),
	password: z.string().max(4096),
});

export type CustomerChange = z.infer<typeof customerChangeSchema>;

export function toProfile({
	custom,
	email,
	login,
	currentPassword,
	...plain
}: CustomerChange): CustomerProfile {
	const own = Object.entries(custom).filter(([property]) => !HOUSE_ONLY.includes(property));
	const entries = Object.entries(plain).map(([property, value]) => [property, value === "" ? null : value]);
	return Object.fromEntries([...entries, ...own]) as CustomerProfile;
}
