/** The parameter of a mailed token, on any page of the shop (identity-25). */
export const RESET_TOKEN_PARAMETER = "resetToken";
export const NEW_PASSWORD_HASH = "#new-password";
/** The encrypted draft with the token, which scripts cannot read (identity-25). */
export const RESET_TOKEN_DRAFT = "newPassword";
