import { relative } from "node:path";
import { findMethod } from "@vetrina/commerce-sandbox/payments/methods/all-methods.ts";
import { findNameFault, type Name, toName } from "../names.ts";
import { addImport, appendTo, type Plan, Planner, Refusal, type Tree } from "../plan.ts";

const SANDBOX = "packages/commerce-sandbox/payments/methods";

const NAME_IN_HOUSE =
	"Say its name in the languages of the house (checkout.ts, and its row in `paymentMethods`), and its countries, limits and `mostOwed` there.";

/**
 * Plans a payment method whose orders are placed before they are paid, which needs no service of a processor; for a method that the engine has, the
 * rows of the house alone.
 */
export function planPaymentMethod(text: string, tree: Tree): Plan {
	const fault = findNameFault(text, "kebab");
	if (fault) throw new Refusal(fault);
	const name = toName(text);
	const { kebab, camel, pascal, id, words } = name;
	const written = tree.read(`payments/${kebab}/method.ts`);
	if (written !== undefined) return planOffer(name, written, tree);
	if (findMethod(id)) throw new Refusal(`There is a payment method ${kebab} already.`);
	const planner = new Planner(tree);
	const rule = planner.addRule(
		"checkout",
		words,
		`An order can be paid by ${words.toLowerCase()}: it is placed at once and paid later, and the house names the method in its languages.`,
	);
	const make = `make${pascal}`;
	planner.create(
		`payments/${kebab}/method.ts`,
		`import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Method } from "../method.ts";

const ID = "${id}";

/** Makes the method, whose orders are placed before they are paid (${rule}). \`names\`: its name by language. */
export const ${make} = (names: Readonly<Partial<Record<Language, string>> & { en: string }>): Method => ({
	name: "${kebab}",
	id: ID,
	pays: "all",
	read: (_, { locale }) => ({ text: names[locale.language] ?? names.en }),
	offer: ({ name: title, description }, { cx: { t } }) => ({
		title,
		description,
		go: t("checkout.toReview"),
	}),
	acts: {
		async use({ visitor }) {
			const outcome = await visitor.checkout.payWith({ paymentMethodId: ID });
			return outcome.ok ? { ok: true, next: "review" } : outcome;
		},
	},
});
`,
	);
	planner.create(
		`payments/${kebab}/method.test.ts`,
		`import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { ${make} } from "./method.ts";

const method = ${make}({ en: "${words}" });

// proves ${rule}
test("an order is described in the house's words, and the platform is told how it is paid", async () => {
	const words = { t: textsOf("en").t, locale: { language: "en" as const } };
	expect(method.read(toInstrument({ paymentMethodId: "${id}" }), words)).toEqual({ text: "${words}" });
	const paid: object[] = [];
	const payWith = async (instrument: object) => {
		paid.push(instrument);
		return { ok: true };
	};
	const cx = { visitor: { checkout: { payWith } } } as unknown as FormContext;
	expect(await method.acts?.use?.(cx, {})).toEqual({ ok: true, next: "review" });
	expect(paid).toEqual([{ paymentMethodId: "${id}" }]);
});
`,
	);
	planner.create(
		`${SANDBOX}/${kebab}.ts`,
		`import type { SandboxMethod } from "./method.ts";

export const ${camel}: SandboxMethod = { id: "${id}", settles: "later" };
`,
	);
	planner.edit(`${SANDBOX}/all-methods.ts`, (methods) =>
		appendTo(
			addImport(methods, `import { ${camel} } from "./${kebab}.ts";`),
			"export const allMethods: readonly SandboxMethod[] = [",
			`\t${camel}`,
		),
	);
	listInHouse(planner, name, make, `${make}({ en: "${words}" })`);
	addRow(planner, name);
	planner.plan.byHand.push(
		NAME_IN_HOUSE,
		`How it settles is in ${SANDBOX}/${kebab}.ts; a page of the processor's own is one call of \`makeRedirect\`, as in payments/klarna/.`,
		`A test over HTTP, as tests/checkout/methods/invoice.test.ts is one.`,
	);
	return planner.plan;
}

/** Plans the house's rows of a method that the engine has. Rows of a processor's methods have settings of its account, so they are left to be written. */
function planOffer(name: Name, written: string, tree: Tree): Plan {
	const { kebab, words } = name;
	if (tree.read(`${tree.house}/checkout.ts`)?.includes(`payments/${kebab}/method.ts`))
		throw new Refusal(`There is a payment method ${kebab} already.`);
	const [, binding = ""] = /^export const (\w+)/m.exec(written) ?? [];
	const needsNames = binding.startsWith("make");
	const planner = new Planner(tree);
	listInHouse(planner, name, binding, needsNames ? `${binding}({ en: "${words}" })` : binding);
	if (needsNames) addRow(planner, name);
	planner.plan.byHand.push(
		needsNames
			? NAME_IN_HOUSE
			: `Write its row in \`paymentMethods\` of the house, as packages/demo-house/settings/payment-methods.ts has one, with the settings of your account.`,
	);
	return planner.plan;
}

function listInHouse(planner: Planner, { kebab }: Name, binding: string, element: string): void {
	const toPayments = relative(planner.tree.house, "payments").replaceAll("\\", "/");
	planner.editHouse(
		[
			{
				file: "checkout.ts",
				change: (source) =>
					appendTo(
						addImport(source, `import { ${binding} } from "${toPayments}/${kebab}/method.ts";`),
						"methods: readonly Method[] = [",
						`\t${element}`,
					),
			},
		],
		`List \`${element}\` in checkout.ts of the house, in the order of the payment step.`,
	);
}

/** Adds what the embedded cloud says of a method that is paid later. */
function addRow(planner: Planner, { id, words }: Name): void {
	const row = `	{
		id: "${id}",
		processor: "HOUSE_ACCOUNTS",
		name: { en: "${words}" },
		excludedProducts: [],
		publicConfigurations: {},
	}`;
	planner.editHouse(
		[
			{
				file: "settings/payment-methods.ts",
				change: (source) => appendTo(source, "paymentMethods: readonly PaymentMethodSetting[] = [", row),
			},
			{ file: "engine.ts", change: (source) => appendTo(source, "paymentMethods: [", row) },
		],
		`Add the method to \`paymentMethods\` of the house: id ${id}, its names, countries and limits.`,
	);
}
