import { usePlace } from "../../client/state/app-context.tsx";
import { Sections } from "../../client/state/drawing/sections.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Niche } from "../../client/ui/overlay/niche.tsx";
import type { NotFoundData } from "./contract.ts";

/** Types of sections that are in the text column, next to the drawing. From the first section of another type on, sections are below. */
const WORDS = new Set(["number-element", "rich-text-section", "search-form"]);

export function Screen({ data }: { data: NotFoundData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { title, sections } = data;
	const end = sections.findIndex(({ type }) => !WORDS.has(type));
	const words = end < 0 ? sections : sections.slice(0, end);
	const above = words.slice(0, words[0]?.type === "number-element" ? 1 : 0);
	return (
		<main id="main">
			<div className={styles.closed}>
				<div className={styles.plain}>
					<Sections data={data} sections={above} />
					<h1 className={type_.title}>{title}</h1>
					<Sections data={data} sections={words.slice(above.length)} />
					<a className={classNames(type_.link, type_.label)} href={shell.homeHref}>
						{t("notFound.home")}
					</a>
				</div>
				<Niche />
			</div>
			<Sections data={data} sections={sections.slice(words.length)} />
		</main>
	);
}
