import { useTranslation } from "react-i18next";
import { usePlace } from "../../state/app-context.tsx";
import styles from "./quick-search.module.css";
import { SearchForm } from "./search-form.tsx";

/** The field above the page, and the ways that most shoppers take. */
export function QuickSearch() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<div className={styles.quick}>
			<SearchForm label={t("search.label")} button={t("search.submit")} autoFocus />
			<ul className={styles.links}>
				{shell.navigation.map((item) => (
					<li key={item.href}>
						<a className={styles.link} href={item.href}>
							{item.label}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
