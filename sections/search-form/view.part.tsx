import { SearchForm } from "../../client/features/search/search-form.tsx";
import type { SearchFormView } from "./section.ts";

export const Part = ({ view }: { view: SearchFormView }) => <SearchForm {...view} />;
