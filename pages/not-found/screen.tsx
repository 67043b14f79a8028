import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import { SearchForm } from "../../client/features/search/search-form.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Niche } from "../../client/ui/overlay/niche.tsx";
import { RichText } from "../../client/ui/text/rich-text.tsx";
import type { NotFoundData } from "./contract.ts";

export function Screen({ data }: { data: NotFoundData }) {
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
