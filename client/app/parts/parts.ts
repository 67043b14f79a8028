import type { PaymentChoiceView } from "../../../pages/checkout/contract.ts";
import type { PageBody, PageDataView } from "../../../shared/contracts/page.ts";
import { listSections } from "../../../shared/contracts/section-view.ts";
import type { TextBundle } from "../../../shared/i18n/create-texts.ts";

export type PartModule = { Part: unknown };
export type TextsModule = { default: TextBundle };

export const partName = (file: string): string =>
	nameSection(file) ??
	/payments\/([\w-]+)\/\w+\.part\.tsx$/.exec(file)?.[1]?.replace(/^/, "payment-") ??
	(/([\w-]+)\.(?:part|still)\.tsx$/.exec(file)?.[1] ?? "").replace(/-(\w)/g, (_, letter: string) =>
		letter.toUpperCase(),
	);

/** "sections/hero/view.still.tsx" → "still-hero"; a section that moves is "section-…". */
const nameSection = (file: string): string | undefined => {
	const [, folder, kind] = /sections\/([\w-]+)\/view\.(part|still)\.tsx$/.exec(file) ?? [];
	return folder && `${kind === "part" ? "section" : kind}-${folder}`;
};

export const byName = <T>(files: Record<string, T>): Partial<Record<string, T>> =>
	Object.fromEntries(Object.entries(files).map(([file, module]) => [partName(file), module]));

export type PageWithParts = PageBody & Pick<PageDataView, "headerType">;

export const listParts = ({ data, headerType }: PageWithParts, parts: object): string[] =>
	Object.keys(parts).filter(
		(name) =>
			(({ ...data, headerType }) as Partial<Record<string, unknown>>)[name] ||
			isPayment(data, name) ||
			isSection(data, name),
	);

const isPayment = (data: PageBody["data"], part: string): boolean =>
	"payments" in data &&
	Array.isArray(data.payments) &&
	data.payments.some(({ name }: PaymentChoiceView) => part === `payment-${name}`);

/** Returns the names of still components that hold a section that moves, which are hydrated as parts are (decision 125). */
export const listHydrated = ({ data }: PageWithParts, parts: object, stills: object): string[] => {
	const holders = listSections(data).flatMap(({ type, inner = [], holders = [] }) =>
		inner.some((one) => `section-${one}` in parts) ? [type, ...holders] : [],
	);
	return [...new Set(holders.map((type) => `still-${type}`))].filter((name) => name in stills);
};

const isSection = (data: PageBody["data"], part: string): boolean =>
	listSections(data).some(({ type, inner = [] }) =>
		[type, ...inner].some((one) => part === `section-${one}` || part === `still-${one}`),
	);
