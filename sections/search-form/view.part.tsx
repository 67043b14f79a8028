import { SearchForm } from "../../client/features/search/search-form.tsx";
import type { SearchFormView } from "./section.ts";
import styles from "./view.module.css";

export const Part = ({ view: { label, button, placeholder } }: { view: SearchFormView }) => (
	<div className={styles.section}>
		<SearchForm label={label} button={button} field={{ placeholder }} />
	</div>
);
