import { SearchForm } from "../../client/features/search/search-form.tsx";
import type { SearchFormView } from "./section.ts";

export const Part = ({ view: { label, button, placeholder } }: { view: SearchFormView }) => (
	<SearchForm label={label} button={button} field={{ placeholder }} />
);
