// Scripts that run before all others, as text: what a page does until it is awake. They are small, because every page carries them.

/**
 * A browser may refuse storage by throwing, also where React Router's own scripts look for a scroll position. Here refused storage is storage that
 * keeps nothing.
 */
export const REFUSED_STORAGE = [
  'for(const s of["localStorage","sessionStorage"])try{window[s].getItem("")}catch{try{',
  'Object.defineProperty(window,s,{configurable:true,value:{length:0,getItem:()=>null,setItem(){},removeItem(){},clear(){},key:()=>null}})',
  '}catch{}}',
].join('');

/**
 * Each press of − or + counts before the page is awake: it changes the field, whose form is sent once when the presses have ended. `EarlyChanges`
 * hands the field to React, which from then on answers presses itself and so prevents their default. On every page, because quantities often stand
 * in cached parts.
 */
export const EARLY_STEPS = [
  'addEventListener("click",e=>{const b=e.target.closest&&e.target.closest("button[data-step]"),f=b&&b.parentElement.querySelector("input");',
  'if(!f||e.defaultPrevented)return;e.preventDefault();',
  'f.value=Math.min(Math.max((parseInt(f.value)||0)+ +b.dataset.step,+f.dataset.min),+f.dataset.max);',
  'f.dispatchEvent(new Event("input",{bubbles:true}));',
  // What is pressed after the first sending goes out at once, before the answer replaces the page.
  'if(b.type!="submit")return;clearTimeout(f.late);f.late=setTimeout(()=>{f.sent=1;f.form.requestSubmit()},f.sent?0:500)})',
].join('');

/**
 * Public pages are the same for everybody, so this puts the visitor's display preferences on `<html>` before the first paint: each letter of the cookie
 * `display` is a word of `data-display`, for the styles.
 */
export const SHOW_DISPLAY = [
  '{const d=/(?:^|; )display=(\\w+)/.exec(document.cookie);',
  'if(d)document.documentElement.dataset.display=[...d[1]].join(" ")}',
].join('');
