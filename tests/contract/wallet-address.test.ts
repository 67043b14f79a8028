import {
	readWalletAddress,
	type WalletAddress,
} from "@vetrina/commerce-sandbox/apis/payments/wallets/wallet-address.ts";
import { countries } from "@vetrina/commerce-sandbox/settings/countries.ts";
import { listStates, postalCodeRule } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type CountryCode, getExampleNumber } from "libphonenumber-js";
import phones from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { toAddressDocument } from "../../worker/platform/commerce/order-documents/address-document.ts";
import { addressForm } from "../../worker/present/addresses/address-form.ts";
import { readAddress } from "../../worker/present/addresses/read-address.ts";

/** The value comes from Google's libaddressinput, like `country-addresses.ts`. */
const CITY = "Central";
const STREET = "1 High Street";

const phoneIn = (country: string): string => getExampleNumber(country as CountryCode, phones)?.number ?? "";
const codeIn = (country: string): string => postalCodeRule(country).example ?? "";

/** Returns the order's address after the same person has filled in the checkout's form. */
const byForm = (country: string, stateCode: string, more: Record<string, string> = {}) => {
	const read = readAddress(
		{
			firstName: "Anna",
			lastName: "Rossi",
			firstNameFurigana: "アンナ",
			lastNameFurigana: "ロッシ",
			address1: STREET,
			city: CITY,
			stateCode,
			postalCode: codeIn(country),
			phone: phoneIn(country),
			customsCode: "P123456789012",
			...more,
		},
		country,
		"en",
	);
	if ("faults" in read) throw new Error(`${country} ${stateCode}: ${JSON.stringify(read.faults)}`);
	const {
		c_firstNameFurigana: _,
		c_lastNameFurigana: __,
		c_persCustClearenceCode: ___,
		...address
	} = toAddressDocument(read.ok);
	return address;
};
const byWallet = (typed: WalletAddress) => {
	const { address, faults } = readWalletAddress(typed);
	const { custom, ...fields } = address;
	return { ...(fields as Record<string, string>), ...custom, faults };
};
const walletIn = (country: string, administrativeArea: string): WalletAddress => ({
	firstName: "Anna",
	lastName: "Rossi",
	lines: [STREET],
	locality: addressForm(country, "en").some(({ name }) => name === "city") ? CITY : "",
	administrativeArea,
	postalCode: codeIn(country),
	countryCode: country,
	phone: phoneIn(country),
});
/** The platform composes the full name. */
const comparable = <T extends object>({ fullName: _, ...address }: T & { fullName?: unknown }) =>
	Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));

const WITH_STATES = countries.map(({ code }) => code).filter((code) => listStates(code, "en"));

// proves wallets-14, checkout-2
test.each(WITH_STATES)(
	"in %s, a subdivision's code, lower case and full name in every language lead to the one of the checkout's form",
	(country) => {
		for (const { value } of listStates(country, "en") ?? []) {
			const expected = { ...comparable(byForm(country, value)), faults: [] };
			const names = LANGUAGES.flatMap(
				(language) => listStates(country, language)?.find((one) => one.value === value)?.label ?? [],
			);
			for (const form of new Set([value, ...names]))
				for (const area of [form, form.toLowerCase()])
					expect(comparable(byWallet(walletIn(country, area))), `${country} ${area}`).toEqual(expected);
		}
	},
);

// proves wallets-14
test.each([
	["US", "California", "CA"],
	["US", "california", "CA"],
	["US", "US-CA", "CA"],
	["CA", "Ontario", "ON"],
	["CA", "on", "ON"],
	["CA", "Québec", "QC"],
	["CA", "Colombie-Britannique", "BC"],
	["AU", "New South Wales", "NSW"],
	["BR", "Sao Paulo", "SP"],
	["MX", "Ciudad de Mexico", "CDMX"],
	["IT", "Milano", "MI"],
	["IE", "County Dublin", "Co. Dublin"],
	["JP", "Tokyo", "東京都"],
	["JP", "Osaka Prefecture", "大阪府"],
	["JP", "東京", "東京都"],
	["KR", "서울", "서울특별시"],
	["KR", "강원특별자치도", "강원도"],
	["CN", "Guangdong", "广东省"],
	["CN", "广东", "广东省"],
	["TW", "臺北市", "台北市"],
	["TW", "Taipei", "台北市"],
	["AE", "Dubai", "إمارة دبيّ"],
	["AE", "دبي", "إمارة دبيّ"],
	["AE", "أبوظبي", "أبو ظبي"],
	["HK", "九龍", "Kowloon"],
])("in %s, the wallet's %s becomes %s", (country, administrativeArea, stateCode) => {
	expect(byWallet(walletIn(country, administrativeArea))).toMatchObject({ stateCode, faults: [] });
});

// proves wallets-14
test.each([
	["US", "Ontario"],
	["US", ""],
	["CA", "California"],
	["JP", "Milano"],
	["AE", "Zürich"],
])("in %s, %j is no subdivision, and none is guessed from the city", (country, administrativeArea) => {
	const { faults, ...address } = byWallet({
		...walletIn(country, administrativeArea),
		locality: "Washington",
	});
	expect(faults).toEqual([{ field: "stateCode", isMissing: administrativeArea === "" }]);
	expect(address).not.toHaveProperty("stateCode");
});

// proves wallets-14
test.each([
	["東京都", "中央区", "銀座4-5-6", "中央区銀座4-5-6"],
	["東京都", "中央区", "中央区銀座4-5-6", "中央区銀座4-5-6"],
	["東京都", "", "中央区銀座4-5-6", "中央区銀座4-5-6"],
	["Tokyo", "Chuo-ku", "4-5-6 Ginza", "4-5-6 Ginza, Chuo-ku"],
	["東京都", "東京都", "中央区銀座4-5-6", "中央区銀座4-5-6"],
	["大阪府", "大阪市", "北区梅田1-1-1", "大阪市北区梅田1-1-1"],
	["東京都", "中央区", "4-5-6 Ginza", "中央区 4-5-6 Ginza"],
])("in Japan, %s %s %s is written with its municipality", (administrativeArea, locality, line, address1) => {
	const read = byWallet({ ...walletIn("JP", administrativeArea), locality, lines: [line] });
	expect(read).toMatchObject({ address1, faults: [] });
	expect(comparable(read)).toEqual({
		...comparable(byForm("JP", String((read as Record<string, unknown>).stateCode), { address1 })),
		faults: [],
	});
});

// proves wallets-14
test.each([
	["AE", { administrativeArea: "", locality: "Dubai" }, { stateCode: "إمارة دبيّ", address1: STREET }],
	[
		"AE",
		{ administrativeArea: "Dubai", locality: "Dubai Marina" },
		{ stateCode: "إمارة دبيّ", address1: `${STREET}, Dubai Marina` },
	],
	["SG", { locality: "Singapore" }, { address1: STREET }],
	["SG", { locality: "新加坡" }, { address1: STREET }],
	["KR", { administrativeArea: "", locality: "서울특별시" }, { stateCode: "서울특별시", city: "서울특별시" }],
	[
		"CN",
		{ administrativeArea: "北京市", locality: "北京市", subLocality: "朝阳区", lines: ["建国路1号"] },
		{ address1: "朝阳区建国路1号" },
	],
	["DE", { administrativeArea: "Bayern", locality: "München" }, { city: "München", stateCode: undefined }],
])("in %s, %j is an address of the country's own form", (country, change, expected) => {
	const read = byWallet({ ...walletIn(country, ""), ...change });
	expect({ ...expected, ...read }).toMatchObject({ ...expected, faults: [] });
});

// proves wallets-14, typed-1
test.each([
	["JP", { postalCode: "1040061" }, { postalCode: "104-0061" }],
	["JP", { postalCode: "〒１０４ー００６１" }, { postalCode: "104-0061" }],
	["PL", { postalCode: "00950" }, { postalCode: "00-950" }],
	["US", { phone: "\u202a(213) 555-0123\u202c" }, { phone: "2135550123", c_phoneCode: "1" }],
	["SA", { phone: "٠٥٠١٢٣٤٥٦٧" }, { phone: "501234567", c_phoneCode: "966" }],
	["JP", { phone: "０３－１２３４－５６７８" }, { phone: "312345678", c_phoneCode: "81" }],
])("in %s, %j is read as in the checkout", (country, change, expected) => {
	const area = listStates(country, "en")?.[0]?.value ?? "";
	expect(byWallet({ ...walletIn(country, area), ...change })).toMatchObject({ ...expected, faults: [] });
});
