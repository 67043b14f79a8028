import type { NotFoundData } from "../../shared/contracts/page.ts";
import { RowsBelow } from "../features/recommendations/rows-below.tsx";
import { SearchForm } from "../features/search/search-form.tsx";
import { usePlace } from "../state/app-context.tsx";
import { useTranslation } from "../state/texts.ts";
import type_ from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import { Niche } from "../ui/niche.tsx";
import { RichText } from "../ui/rich-text.tsx";
import styles from "./plain-page.module.css";

/** The number, what happened, a search, and something to go on with (content-5). */
export function NotFoundPage({ data }: { data: NotFoundData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main">
			<div className={styles.closed}>
				<div className={styles.plain}>
					<p className={styles.number}>{data.number}</p>
					<h1 className={type_.title}>{data.title || t("notFound.title")}</h1>
					<RichText blocks={data.body} />
					<SearchForm label={data.searchHeading || t("notFound.search")} button={t("notFound.submit")} />
					<a className={classNames(type_.link, type_.label)} href={shell.homeHref}>
						{t("notFound.home")}
					</a>
				</div>
				<Niche />
			</div>
			<RowsBelow />
		</main>
	);
}
