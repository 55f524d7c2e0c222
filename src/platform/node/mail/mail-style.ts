/**
 * What cannot stand in a style attribute: night colours and small screens. A program that ignores it shows the day
 * colours of the attributes, which are whole by themselves. Colours are those of src/app/app.css, in hexadecimal because
 * mail programs know nothing newer.
 */
export const MAIL_STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
@media (max-width:480px){
.outside{padding:0!important}
.sheet{border-radius:0!important}
.inside{padding-left:24px!important;padding-right:24px!important}
}
@media (prefers-color-scheme:dark){
.surface{background:#0d052c!important}
.sheet{background:#1b1042!important}
.ink{color:#fff8ee!important}
.soft{color:#d6c8dd!important}
.foot{border-top-color:#372a5f!important}
.code,.facts{background:#0d052c!important;color:#fff8ee!important}
.button{background:#7edbd0!important}
.button-text{color:#170b3f!important}
.link{color:#ffc46b!important}
}
`;
