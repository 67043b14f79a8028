import type { ReactNode } from "react";
import type_ from "../../client/styles/type.module.css";
import field from "../../client/ui/forms/field.module.css";
import styles from "./screen.module.css";

export const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
	<fieldset className={styles.choices}>
		<legend className={type_.label}>{legend}</legend>
		{children}
	</fieldset>
);

type ChoiceProps = {
	name: string;
	id: string;
	label: string;
	isChosen: boolean;
	isHidden?: boolean;
	onChange?: (isChosen: boolean) => void;
};

export const Choice = ({ name, id, label, isChosen, isHidden, onChange }: ChoiceProps) => (
	<label className={field.checkbox} hidden={isHidden || undefined}>
		<input
			type="checkbox"
			name={name}
			value={id}
			defaultChecked={isChosen}
			onChange={onChange && (({ currentTarget }) => onChange(currentTarget.checked))}
		/>
		<span>{label}</span>
	</label>
);
