import type { InputHTMLAttributes, ReactNode } from "react";
import type_ from "../../styles/type.module.css";
import { classNames } from "../class-names.ts";
import field from "./field.module.css";

type LabelledProps = {
	id: string;
	label: string;
	optional?: string;
	hint?: ReactNode;
	error: string;
	children: ReactNode;
};

/** Returns the attributes of an invalid field, which the page focuses when it loads (shell-21); false without an error. */
const invalid = (error: string) => error !== "" && { "aria-invalid": true, autoFocus: true };

export function LabelledField({ id, label, optional, hint, error, children }: LabelledProps) {
	return (
		<div className={field.field}>
			<label htmlFor={id} className={type_.small}>
				{label}
				{optional ? <span className={type_.muted}>{` (${optional})`}</span> : null}
			</label>
			{children}
			{hint}
			<p id={`${id}-error`} className={classNames(type_.small, field.fault)}>
				{error}
			</p>
		</div>
	);
}

export type InputProps = Omit<LabelledProps, "children"> & InputHTMLAttributes<HTMLInputElement>;

export function InputField({ id, label, optional, hint, error, ...input }: InputProps) {
	return (
		<LabelledField {...{ id, label, optional, hint, error }}>
			<input
				id={id}
				className={field.input}
				{...invalid(error)}
				aria-describedby={`${id}-error`}
				{...input}
			/>
		</LabelledField>
	);
}

type SelectProps = Omit<LabelledProps, "children"> & {
	name: string;
	defaultValue?: string;
	autoComplete?: string;
	required?: boolean;
	autoFocus?: boolean;
	options: readonly { value: string; label: string }[];
};

export function SelectField({ id, label, optional, hint, error, options, ...select }: SelectProps) {
	return (
		<LabelledField {...{ id, label, optional, hint, error }}>
			<select
				id={id}
				className={field.input}
				{...invalid(error)}
				aria-describedby={`${id}-error`}
				{...select}
			>
				{options.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</LabelledField>
	);
}

type CheckboxProps = {
	id: string;
	name: string;
	label: ReactNode;
	value?: string;
	defaultChecked?: boolean;
	error?: string;
	required?: boolean;
};

export function CheckboxField({ id, label, error = "", ...input }: CheckboxProps) {
	return (
		<div className={field.field}>
			<label className={field.checkbox}>
				<input id={id} type="checkbox" {...invalid(error)} aria-describedby={`${id}-error`} {...input} />
				<span>{label}</span>
			</label>
			<p id={`${id}-error`} className={classNames(type_.small, field.fault)}>
				{error}
			</p>
		</div>
	);
}
